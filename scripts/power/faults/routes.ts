import type { Fault } from '../fault';

/** What a call is let to do. */
export const routes: readonly Fault[] = [
  {
    name: 'unlocked-open-request-takes-a-video',
    sequence: true,
    file: 'server/routes/access.ts',
    find: `  if (request.state === 'open' && call.session?.guid !== guid) throw notFound();
`,
    replace: '',
  },
  {
    name: 'file-is-stored-after-the-request-was-lost',
    sequence: true,
    file: 'server/routes/access.ts',
    find: `if (now.guid === guid || (state !== 'open' &&`,
    replace: `if (now.guid === guid || state === 'open' || (state !== 'open' &&`,
  },
  {
    name: 'last-page-before-the-signature-signs-out',
    sequence: true,
    file: 'server/routes/invitations.ts',
    find: `invitation.stepSlug === 'thanks' && state !== 'open';`,
    replace: `invitation.stepSlug === 'thanks' || state !== 'open';`,
  },
  {
    name: 'promo-code-in-small-letters-is-unknown',
    file: 'server/routes/invitations.ts',
    find: `findPromoCode(db, code.toUpperCase());`,
    replace: `findPromoCode(db, code);`,
  },
  {
    name: 'list-is-lost-when-the-last-page-was-shown-elsewhere',
    sequence: true,
    file: 'server/routes/onboarding.ts',
    find: `if (!session || session.resumeProof || !isThanked) return step;`,
    replace: `if (!session || !isThanked) return step;`,
  },
  {
    name: 'answers-are-saved-after-the-step-was-left',
    sequence: true,
    file: 'server/routes/questionnaire.ts',
    find: `        if ((await lockRequest(tx, guid))?.step !== QUESTIONNAIRE_STEP)
          throw new Refusal('otherStep', OTHER_STEP);
`,
    replace: `        await lockRequest(tx, guid);
`,
  },
  {
    name: 'room-of-a-refused-upload-is-not-given-back',
    sequence: true,
    file: 'server/routes/receive.ts',
    find: `    return await work({
      form,
      sent: (type) => ({ owner, type, file: fileOf(form), isGone, requireRequest }),
    });
  } finally {
    await tray.clear();
    end();
  }`,
    replace: `    const result = await work({
      form,
      sent: (type) => ({ owner, type, file: fileOf(form), isGone, requireRequest }),
    });
    end();
    return result;
  } finally {
    await tray.clear();
  }`,
  },
  {
    name: 'expired-cookie-is-not-forgotten',
    sequence: true,
    file: 'server/routes/endpoint.ts',
    find: `if (toldOver && !session && hasCookie(http)) forgetCookie(http, reply);`,
    replace: `if (toldOver && session && hasCookie(http)) forgetCookie(http, reply);`,
  },
  {
    name: 'check-tells-the-whole-number',
    file: 'server/routes/customer.ts',
    find: `cellulare: maskPhone(resumes?.phone ?? '') } };`,
    replace: `cellulare: resumes?.phone ?? '' } };`,
    and: [
      {
        file: 'server/routes/customer.ts',
        find: `import { maskPhone } from '../domain/mask';\n`,
        replace: '',
      },
    ],
  },
];
