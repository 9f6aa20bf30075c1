import { hash } from '@node-rs/argon2';
import { saveAnswers } from '../../../server/repositories/answers';
import { saveCredential } from '../../../server/repositories/credentials';
import { updateRequest } from '../../../server/repositories/requests';
import { begin, password } from './contact';
import { guess } from './resume';
import { ownerOf, pickOf, whomOf, type Turn } from './turn';

let hashed: Promise<string> | undefined;

/**
 * With whose names: always with an address and a number of the actor's own, for she must read their codes.
 */
export const introduce = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  const owner = ownerOf(turn);
  const { name, nome, cognome, cf } = whomOf(turn, 0);
  if (world.facts.ownRequest(index) === undefined) await begin(turn);
  const request = world.facts.ownRequest(index);
  if (!request || request.step !== 'contact-info' || request.phone !== '') return;
  const { guid } = request;
  const [email] = owner.emails;
  const phone = pickOf(turn, 1, [0, 0, 0, 1]) === 1 ? owner.phones[1] : owner.phones[0];
  Object.assign(request, { cf, email, phone, toldEmail: email, toldPhone: phone });
  request.accepted.delete('contact-info');
  const { db, clock } = world.service.deps;
  const now = clock.now();
  const confirmed = { emailConfirmedAt: now, phoneConfirmedAt: now };
  await updateRequest(db, guid, { cf, email, phone, ...confirmed, updatedAt: now });
  hashed ??= hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await saveCredential(db, { guid, passwordHash: await hashed, createdAt: now });
  const told = [
    ...Object.entries({ nome, cognome, cf }).map(([component, value]) => [
      'anagrafica',
      component,
      value,
      '',
    ]),
    ['email', 'email', email, ''],
    ['email', 'validateEmail', 'true', 'valid'],
    ['cellulare', 'cellulare', phone, ''],
    ['cellulare', 'otpCellulare', 'true', 'valid'],
    ['credenziali', 'password', '', 'valid'],
  ].map(([widget = '', component = '', value = '', status = '']) => ({ widget, component, value, status }));
  await saveAnswers(db, guid, 'contact-info', told, now);
  world.log.push(`${world.who(index)}: confirms ${email} and ${phone} for ${name}, ${cf}, in ${guid}`);
};

export const guessAll = async (turn: Turn): Promise<void> => {
  const { world, index } = turn;
  world.facts.hasGuessed = true;
  for (const phone of [0, 3]) {
    world.renew(index);
    await introduce({ ...turn, picks: [turn.picks[0] ?? 0, phone] });
    const request = world.facts.ownRequest(index);
    world.renew(index);
    await guess(turn, request, 5);
  }
};
