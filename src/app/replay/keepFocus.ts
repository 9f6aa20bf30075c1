/**
 * The screens move the focus to errors and headings. In the frame they may not: it stays with the buttons and
 * the timeline, and no field is left, which would rewrite what is in it.
 */
export const keepFocus = (): void => {
  HTMLElement.prototype.focus = () => undefined;
};
