/** `level`: the root mean square of the samples, from 0 to 1. */
export interface Sound {
  readonly level: () => number;
  readonly listen: () => void;
  /** Since `listen`; undefined if the browser does not allow it. */
  readonly heard: () => boolean | undefined;
  readonly tone: (hertz: number) => void;
  readonly close: () => void;
}

/** A voice at arm's length is ten times louder, a quiet room three times softer. */
const VOICE = 0.01;
const TONE_S = 0.15;
const EVERY_MS = 80;
/** At 48 kHz about the interval between two samples. */
const SAMPLES = 4096;

/** Throws without Web Audio. */
export const createSound = (stream: MediaStream): Sound => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  const samples = new Float32Array(SAMPLES);
  // Not connected to the speaker, to avoid feedback.
  context.createMediaStreamSource(stream).connect(analyser);
  let level = 0;
  let loudest: number | undefined;
  const look = () => {
    if (context.state !== 'running') return;
    analyser.getFloatTimeDomainData(samples);
    level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / SAMPLES);
    loudest = Math.max(loudest ?? 0, level);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    level: () => level,
    listen: () => {
      loudest = undefined;
    },
    heard: () => (loudest === undefined ? undefined : loudest >= VOICE),
    tone: (hertz) => {
      void context.resume();
      const gain = context.createGain();
      gain.gain.setValueAtTime(0.2, context.currentTime);
      gain.gain.linearRampToValueAtTime(0, context.currentTime + TONE_S);
      gain.connect(context.destination);
      const oscillator = context.createOscillator();
      oscillator.frequency.value = hertz;
      oscillator.connect(gain);
      oscillator.start();
      oscillator.stop(context.currentTime + TONE_S);
    },
    close: () => {
      clearInterval(timer);
      // Lets the last tone finish.
      setTimeout(() => void context.close(), 2000 * TONE_S);
    },
  };
};

/** Sound is optional: without it the recording goes on. */
export const ignoreErrors = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
