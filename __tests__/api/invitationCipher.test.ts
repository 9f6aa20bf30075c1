import { encryptInvitation } from '../../src/api/invitationCipher';
import { decryptInvitation } from '../../server/crypto/invitationCipher';

describe('the invitation’s cipher', () => {
  it('[R7.7-02] is salt;iv;cipher, which the service reads with the same passphrase', async () => {
    const text = await encryptInvitation('4f9c-guid', 'frase');
    expect(text).toMatch(/^[A-Za-z0-9+/]+={0,2};[A-Za-z0-9+/]+={0,2};[A-Za-z0-9+/]+={0,2}$/);
    expect(await decryptInvitation(text, 'frase')).toBe('4f9c-guid');
    expect(await decryptInvitation(text, 'altra')).toBeUndefined();
  });
  it('[R7.7-02] has 16 bytes of salt and 12 of iv, new each time', async () => {
    const [one = '', two = ''] = [await encryptInvitation('g', 'f'), await encryptInvitation('g', 'f')];
    const lengths = one.split(';').map((part) => Buffer.from(part, 'base64').length);
    expect(lengths).toEqual([16, 12, 1 + 16]);
    expect(new Set([...one.split(';'), ...two.split(';')]).size).toBe(6);
  });
});
