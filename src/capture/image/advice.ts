/** What a look at a picture finds. It advises and never blocks: the applicant decides. */
export type Advice =
  | 'blurred'
  | 'glare'
  | 'dark'
  | 'incomplete' // a JPEG that stops before its end
  | 'uniform' // hardly anything on it
  | 'small'; // too few pixels to be read
