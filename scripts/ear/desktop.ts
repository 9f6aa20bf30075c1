import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

/** Characters in a second: a fast voice, so that a walk takes minutes. */
const PACE = 160;

const VOICE = `#!/bin/sh
text=$(cat)
printf 'SAY %s\\n' "$text" >> "$EAR_SPOKEN"
sleep "$(awk "BEGIN{print $(printf %s "$text" | wc -m)/${PACE}}")"
printf 'END %s\\n' "$text" >> "$EAR_SPOKEN"
`;

const moduleOf = (voice: string): string => `GenericExecuteSynth "printf %s '$DATA' | ${voice}"
GenericMaxChunkLength 5000
GenericDelimiters "¶"
GenericLanguage "it" "it" "utf-8"
AddVoice "it" "MALE1" "voce"
DefaultVoice "voce"
GenericRateAdd 1
GenericPitchAdd 1
GenericRateMultiply 1
GenericPitchMultiply 1
`;

const SPEECH = `LogLevel 1
LogDir "default"
DefaultLanguage it
AudioOutputMethod "alsa"
DefaultModule file-generic
AddModule "file-generic" "sd_generic" "file-generic.conf"
`;

/** Keys are not echoed, and go to the page; the position in a list is spoken. */
const ORCA = `import orca.settings
orca.settings.enableKeyEcho = False
orca.settings.enablePositionSpeaking = True
orca.settings.structuralNavigationEnabled = False
orca.settings.caretNavigationEnabled = False
`;

export interface Desktop {
  /** Of the desktop's settings, removed with it. */
  readonly folder: string;
  readonly env: Record<string, string>;
  readonly spoken: string;
  readonly stop: () => void;
}

/** Returns the environment of the desktop's programs, without the display. */
const prepare = (folder: string): Record<string, string> => {
  const home = path.join(folder, 'home');
  const speech = path.join(home, '.config/speech-dispatcher');
  const data = path.join(home, '.local/share');
  for (const one of [path.join(speech, 'modules'), path.join(data, 'orca'), path.join(folder, 'run')])
    mkdirSync(one, { recursive: true });
  chmodSync(path.join(folder, 'run'), 0o700);
  const voice = path.join(folder, 'voice.sh');
  writeFileSync(voice, VOICE, { mode: 0o755 });
  writeFileSync(path.join(speech, 'speechd.conf'), SPEECH);
  writeFileSync(path.join(speech, 'modules/file-generic.conf'), moduleOf(voice));
  writeFileSync(path.join(data, 'orca/orca-customizations.py'), ORCA);
  writeFileSync(path.join(home, '.asoundrc'), 'pcm.!default { type null }\nctl.!default { type null }\n');
  const spoken = path.join(folder, 'spoken.log');
  writeFileSync(spoken, '');
  return {
    ...(process.env as Record<string, string>),
    HOME: home,
    XDG_RUNTIME_DIR: path.join(folder, 'run'),
    XDG_CONFIG_HOME: path.join(home, '.config'),
    XDG_DATA_HOME: data,
    EAR_SPOKEN: spoken,
    LANG: 'it_IT.UTF-8',
    LC_ALL: 'it_IT.UTF-8',
    LANGUAGE: 'it',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    XDG_SESSION_TYPE: 'x11',
  };
};

/**
 * A display whose number is free, so that two walks do not meet on one. Without `-noreset` it forgets the
 * keyboard's language as its first client goes.
 */
const startDisplay = async (): Promise<readonly [ChildProcess, string]> => {
  const args = ['-displayfd', '3', '-noreset', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return [child, `:${String(number).trim()}`];
};

/** The process must be inside `dbus-run-session`. */
export const startDesktop = async (folder: string): Promise<Desktop> => {
  const [display, DISPLAY] = await startDisplay();
  const env: Record<string, string> = { ...prepare(folder), DISPLAY };
  const children: ChildProcess[] = [display];
  const run = async (command: string, args: readonly string[], settleMs: number): Promise<void> => {
    children.push(spawn(command, args, { env, stdio: 'ignore' }));
    await wait(settleMs);
  };
  const now = (command: string, ...args: readonly string[]): void => {
    spawnSync(command, args, { env, stdio: 'ignore' });
  };
  now('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true');
  now('gsettings', 'set', 'org.gnome.desktop.a11y.applications', 'screen-reader-enabled', 'true');
  now('setxkbmap', 'it');
  await run('openbox', [], 500);
  await run(
    '/usr/libexec/at-spi-bus-launcher',
    ['--launch-immediately', '--a11y=1', '--screen-reader=1'],
    1500,
  );
  await run('speech-dispatcher', ['-s', '-t', '0'], 1500);
  await run('orca', ['--replace'], 6000);
  const stop = (): void => {
    for (const child of children.reverse()) child.kill();
  };
  return { folder, env, spoken: env['EAR_SPOKEN'] as string, stop };
};
