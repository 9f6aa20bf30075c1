/** Between the clocks of the service and of the authority, which both follow a common time. */
export const CLOCKS_DIFFER_MAX_MS = 60_000;

const SECOND_MS = 1000;

export class WrongStampTime extends Error {
  override readonly name = 'WrongStampTime';
}

interface Moments {
  readonly signedAt: Date;
  /** When the authority was asked, and when it had answered. */
  readonly asked: Date;
  readonly answered: Date;
}

/**
 * Throws when a time stamp is from before the signature, or far from the service's clock. There is no
 * tolerance for the former, since time passes: a later answer of an authority that is a little behind fits.
 * A stamp may have whole seconds.
 */
export const requireTimely = (at: Date, { signedAt, asked, answered }: Moments): void => {
  if (at.getTime() < Math.floor(signedAt.getTime() / SECOND_MS) * SECOND_MS)
    throw new WrongStampTime('The time stamp is from before the signature');
  const [least, most] = [
    asked.getTime() - CLOCKS_DIFFER_MAX_MS - SECOND_MS,
    answered.getTime() + CLOCKS_DIFFER_MAX_MS,
  ];
  if (at.getTime() < least || at.getTime() > most)
    throw new WrongStampTime("The time stamp is far from the service's clock");
};
