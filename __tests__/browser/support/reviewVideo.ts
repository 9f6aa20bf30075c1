/** Under a video of which the browser plays the sound alone. */
export const BLIND = 'Questo browser non riproduce il video: scaricalo e aprilo con un altro programma.';
/** Under one that fails: it is lost, or the browser does not know it. */
export const FAILED =
  'Il video non si apre. Ricarica la pagina; se non basta, scaricalo e aprilo con un altro programma.';
/** Under one that has not come after ten seconds. */
export const SLOW =
  'Il video ci mette più del solito. Aspetta ancora un po’; se non arriva, ricarica la pagina.';

interface Sought {
  readonly wanted: number;
  readonly reached: number;
  readonly end: number;
  readonly length: number;
  readonly isEnded: boolean;
}

/** Runs in the page: seeks to seven tenths of a video before it has played, then plays it from there. */
export const seek = async (video: HTMLVideoElement): Promise<Sought> => {
  const heard = (name: string): Promise<unknown> =>
    new Promise((resolve) => {
      video.addEventListener(name, resolve, { once: true });
      // A player that cannot seek may say nothing at all.
      setTimeout(resolve, 15_000);
    });
  if (video.readyState === 0) await heard('loadedmetadata');
  const wanted = video.duration * 0.7;
  const sought = heard('seeked');
  video.currentTime = wanted;
  await sought;
  const reached = video.currentTime;
  // A sound may be refused to a page that nobody has touched.
  video.muted = true;
  const ended = heard('ended');
  await video.play();
  await ended;
  return { wanted, reached, end: video.currentTime, length: video.duration, isEnded: video.ended };
};

export const expectSought = ({ wanted, reached, end, length, isEnded }: Sought): void => {
  expect(wanted).toBeGreaterThan(0.5);
  expect(reached).toBeCloseTo(wanted, 1);
  expect([isEnded, end]).toEqual([true, length]);
};
