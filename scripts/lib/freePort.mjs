import { createServer } from 'node:net';

/**
 * @returns {Promise<number>} a port of this machine that nobody listens on now;
 * another may take it before it is used
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
