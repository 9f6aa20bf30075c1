import fc, { type AsyncCommand } from 'fast-check';
import type { Facts } from './facts';
import { judgeChanges } from './judgeChanges';
import { lookAround } from './lookAround';
import * as contact from './moves/contact';
import { guessAll, introduce } from './moves/introduce';
import * as interrupted from './moves/interrupted';
import * as others from './moves/others';
import * as pages from './moves/pages';
import * as papers from './moves/papers';
import * as resume from './moves/resume';
import * as steps from './moves/steps';
import type { Turn } from './moves/turn';
import type { World } from './world';

type When = (facts: Readonly<Facts>, index: number) => boolean;

interface Move {
  readonly weight: number;
  /** When it may do something; unless it is `strict`, it is made now and then all the same. */
  readonly when?: When;
  readonly strict?: boolean;
  readonly run: (turn: Turn) => Promise<unknown>;
}

const isPerson: When = (facts, index) => !facts.browser(index).owner.isStranger;
/** It takes long: once in a sequence, by one browser. */
const isGuesser: When = (facts, index) => index === 3 && !facts.hasGuessed;
const hasOwn: When = (facts, index) => facts.ownRequest(index) !== undefined;
const atContact: When = (facts, index) => facts.ownRequest(index)?.step === 'contact-info';
const isConfirmed: When = (facts, index) => atContact(facts, index) && facts.ownRequest(index)?.phone !== '';
const isUnconfirmed: When = (facts, index) => !hasOwn(facts, index) || facts.ownRequest(index)?.phone === '';
const hasEntered: When = (facts, index) => facts.browser(index).entered.size > 0;
const hasProvable: When = (facts, index) => {
  const { phones } = facts.browser(index).owner;
  return [...facts.requests.values()].some(
    ({ guid, phone }) => phones.includes(phone) && !facts.may(index, guid),
  );
};
const somebodyIs: (step: string) => When = (step) => (facts) =>
  [...facts.requests.values()].some((request) => request.step === step);
const isSigned = somebodyIs('thanks');
const hasPapers: When = (facts, index) => isSigned(facts, index) || somebodyIs('contract')(facts, index);

const MOVES = {
  introduce: { weight: 12, when: isUnconfirmed, run: introduce },
  begin: { weight: 2, when: isUnconfirmed, run: contact.begin },
  check: { weight: 4, when: atContact, run: (turn) => contact.check(turn) },
  tellEmail: { weight: 4, when: atContact, run: (turn) => contact.tellEmail(turn) },
  confirmEmail: { weight: 4, when: atContact, run: contact.confirmEmail },
  tellPhone: { weight: 4, when: atContact, run: (turn) => contact.tellPhone(turn) },
  confirmPhone: { weight: 4, when: atContact, run: contact.confirmPhone },
  changeContacts: { weight: 8, when: isConfirmed, run: contact.changeContacts },
  createPassword: { weight: 1, when: isConfirmed, run: contact.createPassword },
  locateByGuid: { weight: 2, run: (turn) => resume.locateByGuid(turn) },
  locateByIdentity: { weight: 2, run: resume.locateByIdentity },
  resumeState: { weight: 1, when: hasEntered, run: resume.resumeState },
  sendResumeCode: { weight: 2, run: resume.sendResumeCode },
  enterResumeCode: { weight: 2, run: resume.enterResumeCode },
  prove: { weight: 14, when: hasProvable, run: resume.prove },
  askCode: { weight: 5, run: resume.askCode },
  guessAll: { weight: 6, when: isGuesser, strict: true, run: guessAll },
  askInterrupted: { weight: 5, run: interrupted.askInterrupted },
  enterInterrupted: { weight: 5, run: interrupted.enterInterrupted },
  pressInterrupted: { weight: 2, when: hasPapers, run: interrupted.pressInterrupted },
  list: { weight: 4, when: hasEntered, run: resume.list },
  open: { weight: 6, when: hasEntered, run: (turn) => resume.open(turn) },
  next: { weight: 4, when: hasOwn, run: (turn) => steps.next(turn) },
  walk: { weight: 2, when: hasOwn, run: steps.walk },
  readStep: { weight: 2, run: steps.readStep },
  staleNext: { weight: 1, when: hasOwn, run: steps.staleNext },
  back: { weight: 2, when: hasOwn, run: steps.back },
  invite: { weight: 2, when: hasOwn, run: steps.invite },
  read: { weight: 4, run: papers.read },
  readOwn: { weight: 2, when: hasOwn, run: papers.readOwn },
  print: { weight: 3, when: hasPapers, run: papers.print },
  notice: { weight: 2, when: hasPapers, run: papers.notice },
  sign: { weight: 4, when: hasPapers, run: papers.sign },
  mailPapers: { weight: 1, when: hasPapers, run: papers.mailPapers },
  upload: { weight: 1, when: hasOwn, run: papers.upload },
  uploadAgain: { weight: 3, when: isSigned, run: papers.uploadAgain },
  giveBack: { weight: 2, when: isSigned, run: papers.giveBack },
  review: { weight: 5, when: isSigned, run: others.review },
  pass: { weight: 4, run: others.pass },
  renew: { weight: 1, run: others.renew },
  repeat: { weight: 4, run: others.repeat },
  beginByPages: { weight: 2, when: isPerson, strict: true, run: pages.beginByPages },
  comeBackByPages: { weight: 6, when: isPerson, strict: true, run: pages.comeBackByPages },
} as const satisfies Record<string, Move>;

export type MoveName = keyof typeof MOVES;
const moveNames = Object.keys(MOVES) as MoveName[];

/** In so many draws a move of this weight is always included. */
const SURELY_IN = 13;
const LEAST_WEIGHT = 3;

/**
 * The moves that one sequence is made of: some, the weighty ones more often. Where all forty come in every
 * sequence, those that belong together are too rarely beside each other (swarm testing).
 */
export const swarms = fc
  .tuple(...moveNames.map(() => fc.nat(SURELY_IN - 1)))
  .map(
    (draws): ReadonlySet<string> =>
      new Set(
        moveNames.filter((name, place) => (draws[place] ?? 0) < Math.max(LEAST_WEIGHT, MOVES[name].weight)),
      ),
  );

class MoveCommand implements AsyncCommand<Facts, World, true> {
  constructor(
    readonly name: MoveName,
    readonly index: number,
    readonly picks: readonly number[],
    readonly isFirst = false,
  ) {}

  async check(facts: Readonly<Facts>): Promise<boolean> {
    const { when, strict = false }: Move = MOVES[this.name];
    const insists = this.picks[2] === 0 && !strict;
    if (!this.isFirst && !facts.swarm.has(this.name)) return false;
    return facts.moves < MOST_MOVES && (insists || !when || when(facts, this.index));
  }

  async run(facts: Facts, world: World): Promise<void> {
    facts.moves += 1;
    await MOVES[this.name].run({ world, index: this.index, picks: this.picks });
    await judgeChanges(world, this.name === 'review' ? undefined : this.index);
    await lookAround(world);
  }

  toString(): string {
    return `${this.name}(${[this.index, ...this.picks].join(' ')})`;
  }
}

const BROWSERS = 6;
const PICKS = fc.tuple(fc.nat(7), fc.nat(7), fc.nat(15));

const ofMove = (name: MoveName, index: fc.Arbitrary<number>, isFirst = false): fc.Arbitrary<MoveCommand> =>
  fc.tuple(index, PICKS).map(([browser, picks]) => new MoveCommand(name, browser, picks, isFirst));

/** In a sequence; more are drawn, since most do nothing where they come. */
const MOST_MOVES = 24;
const MOST_DRAWN = 300;

const first = fc.constantFrom(0, 0, 2);
const any = fc.oneof(
  { weight: 1, arbitrary: fc.nat(BROWSERS - 1) },
  { weight: 1, arbitrary: fc.constantFrom(3, 4) },
);

/** Persons come first: what nobody has begun, nobody can take. */
export const sequences = fc.tuple(
  fc.commands<Facts, World, true>(
    [ofMove('introduce', first, true), ofMove('introduce', first, true), ofMove('walk', first, true)],
    {
      maxCommands: 4,
      size: 'max',
    },
  ),
  fc.commands<Facts, World, true>(
    [fc.oneof(...moveNames.map((name) => ({ weight: MOVES[name].weight, arbitrary: ofMove(name, any) })))],
    { maxCommands: MOST_DRAWN, size: 'max' },
  ),
);
