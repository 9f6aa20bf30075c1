/** Throws on an instruction that it does not know. */
export interface Instruction {
  readonly name: string;
  readonly text: string;
}

export interface Stage {
  readonly name: string;
  readonly from: string;
  readonly instructions: readonly Instruction[];
}

const KNOWN = 'FROM WORKDIR COPY RUN ENV USER VOLUME EXPOSE HEALTHCHECK CMD'.split(' ');

const instructionsIn = (text: string): Instruction[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      if (!KNOWN.includes(name)) throw new Error(`Containerfile: ${line} is not known here`);
      return { name, text: rest };
    });

export const stagesOf = (containerfile: string): Stage[] => {
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const instruction of instructionsIn(containerfile)) {
    if (instruction.name === 'FROM') {
      const [from = '', , name = `${stages.length}`] = instruction.text.split(/\s+/);
      stages.push({ name, from, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction);
  }
  return stages;
};

/** For JSON's form: CMD, VOLUME, and the command of HEALTHCHECK. */
export const argumentsOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

export const optionsOf = (text: string): { readonly options: Map<string, string>; readonly rest: string } => {
  const words = text.split(/\s+/);
  const options = words.filter((word) => word.startsWith('--'));
  return {
    options: new Map(options.map((word) => [word.slice(2).split('=')[0] ?? '', word.split('=')[1] ?? ''])),
    rest: words.filter((word) => !word.startsWith('--')).join(' '),
  };
};
