/** Replaces the address of a picture, a font or a style sheet. */
export default '/asset';
