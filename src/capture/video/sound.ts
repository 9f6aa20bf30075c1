/** Loudness is the root mean square of the samples, from 0 to 1. */
export interface Sound {
  readonly level: () => number;
  /** Notes from now on whether anything is loud enough to be a voice. */
  readonly listen: () => void;
  /** Since `listen`; undefined where the browser does not let the page hear. */
  readonly heard: () => boolean | undefined;
  readonly tone: (hertz: number) => void;
  readonly close: () => void;
}

/** A voice an arm's length away is ten times louder, a quiet room three times softer. */
const VOICE = 0.01;
const TONE_S = 0.15;
const EVERY_MS = 80;
/** At the usual 48 kHz as long as from one look to the next. */
const SAMPLES = 4096;

/** The microphone's level and short tones; throws where the browser has no Web Audio. */
export const createSound = (stream: MediaStream): Sound => {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  const samples = new Float32Array(SAMPLES);
  // Not led to the loudspeaker: it would howl.
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
      // The last tone is to be heard to its end.
      setTimeout(() => void context.close(), 2000 * TONE_S);
    },
  };
};

/** Sound is a help and nothing more: whatever it does wrong stops nobody. */
export const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
