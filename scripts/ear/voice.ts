import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Silence that follows a sentence. */
const QUIET_MS = 900;
/** A busy machine comes to the first words of a key late. */
export const PATIENCE_MS = 2500;
/** A sentence may be long. */
const SPEAKING_MS = 6000;
const LOOK_MS = 60;

/**
 * `hear` waits for silence and returns the sentences since the last time; while there are none, it waits for
 * `patience`.
 */
export const createVoice = (file: string) => {
  let read = 0;
  const lines = (): readonly string[] => readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const hear = async (patience = QUIET_MS): Promise<readonly string[]> => {
    let [length, since] = [lines().length, Date.now()];
    for (;;) {
      const all = lines();
      if (all.length !== length) [length, since] = [all.length, Date.now()];
      const isSpeaking = all.findLast((line) => /^(SAY|END) /.test(line))?.startsWith('SAY') === true;
      const quiet = all.length === read ? patience : QUIET_MS;
      if (Date.now() - since > (isSpeaking ? SPEAKING_MS : quiet)) break;
      await wait(LOOK_MS);
    }
    const all = lines();
    const said = all.slice(read).flatMap((line) => (line.startsWith('SAY ') ? [line.slice(4).trim()] : []));
    read = all.length;
    return said.filter((text) => text !== '');
  };
  return { hear };
};

export type Voice = ReturnType<typeof createVoice>;
