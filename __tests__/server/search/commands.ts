/** The moves as fast-check's commands: which there are, how often each comes, and who makes it. */
import fc, { type AsyncCommand } from 'fast-check';
import type { Facts } from './facts';
import { judgeChanges } from './judgeChanges';
import * as contact from './moves/contact';
import * as others from './moves/others';
import * as pages from './moves/pages';
import * as papers from './moves/papers';
import * as resume from './moves/resume';
import * as steps from './moves/steps';
import type { Turn } from './moves/turn';
import type { World } from './world';

type Who = 'anybody' | 'person' | 'stranger';

interface Move {
  readonly weight: number;
  readonly who?: Who;
  readonly run: (turn: Turn) => Promise<unknown>;
}

const MOVES = {
  introduce: { weight: 8, run: contact.introduce },
  begin: { weight: 2, run: contact.begin },
  check: { weight: 4, run: (turn) => contact.check(turn) },
  tellEmail: { weight: 5, run: (turn) => contact.tellEmail(turn) },
  confirmEmail: { weight: 3, run: contact.confirmEmail },
  tellPhone: { weight: 5, run: (turn) => contact.tellPhone(turn) },
  confirmPhone: { weight: 3, run: contact.confirmPhone },
  createPassword: { weight: 1, run: contact.createPassword },
  locateByGuid: { weight: 3, run: (turn) => resume.locateByGuid(turn) },
  locateByIdentity: { weight: 2, run: resume.locateByIdentity },
  resumeState: { weight: 1, run: resume.resumeState },
  sendResumeCode: { weight: 3, run: resume.sendResumeCode },
  enterResumeCode: { weight: 3, run: resume.enterResumeCode },
  prove: { weight: 7, run: resume.prove },
  guess: { weight: 3, who: 'stranger', run: resume.guess },
  list: { weight: 6, run: resume.list },
  open: { weight: 5, run: (turn) => resume.open(turn) },
  next: { weight: 4, run: (turn) => steps.next(turn) },
  walk: { weight: 1, run: steps.walk },
  readStep: { weight: 2, run: steps.readStep },
  staleNext: { weight: 1, run: steps.staleNext },
  back: { weight: 2, run: steps.back },
  invite: { weight: 2, run: steps.invite },
  read: { weight: 4, run: papers.read },
  readOwn: { weight: 2, run: papers.readOwn },
  print: { weight: 2, run: papers.print },
  notice: { weight: 1, run: papers.notice },
  sign: { weight: 2, run: papers.sign },
  mailPapers: { weight: 1, run: papers.mailPapers },
  upload: { weight: 1, run: papers.upload },
  uploadAgain: { weight: 2, run: papers.uploadAgain },
  giveBack: { weight: 1, run: papers.giveBack },
  review: { weight: 3, run: others.review },
  pass: { weight: 4, run: others.pass },
  renew: { weight: 1, run: others.renew },
  repeat: { weight: 4, run: others.repeat },
  beginByPages: { weight: 3, who: 'person', run: pages.beginByPages },
  comeBackByPages: { weight: 6, who: 'person', run: pages.comeBackByPages },
} as const satisfies Record<string, Move>;

type MoveName = keyof typeof MOVES;
const moveNames = Object.keys(MOVES) as MoveName[];

class MoveCommand implements AsyncCommand<Facts, World, true> {
  constructor(
    readonly name: MoveName,
    readonly index: number,
    readonly picks: readonly number[],
  ) {}

  async check(facts: Readonly<Facts>): Promise<boolean> {
    const { who = 'anybody' }: Move = MOVES[this.name];
    const { isStranger } = facts.browser(this.index).owner;
    return who === 'anybody' || (who === 'stranger') === isStranger;
  }

  async run(facts: Facts, world: World): Promise<void> {
    await MOVES[this.name].run({ world, index: this.index, picks: this.picks });
    await judgeChanges(world, this.name === 'review' ? undefined : this.index);
  }

  toString(): string {
    return `${this.name}(${[this.index, ...this.picks].join(' ')})`;
  }
}

const BROWSERS = 6;
const PICKS = fc.tuple(fc.nat(7), fc.nat(7), fc.nat(7));

const ofMove = (name: MoveName, index: fc.Arbitrary<number>): fc.Arbitrary<MoveCommand> =>
  fc.tuple(index, PICKS).map(([browser, picks]) => new MoveCommand(name, browser, picks));

const MOST = 40;

/** Persons come first: what nobody has begun, nobody can take. */
export const sequences = fc.tuple(
  fc.commands<Facts, World, true>(
    [ofMove('introduce', fc.constantFrom(0, 1, 2)), ofMove('next', fc.constantFrom(0, 1, 2))],
    { maxCommands: 5, size: 'max' },
  ),
  fc.commands<Facts, World, true>(
    [
      fc.oneof(
        ...moveNames.map((name) => ({
          weight: MOVES[name].weight,
          arbitrary: ofMove(name, fc.nat(BROWSERS - 1)),
        })),
      ),
    ],
    { maxCommands: MOST, size: 'max' },
  ),
);
