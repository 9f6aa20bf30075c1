import type { Page } from 'playwright-core';

/** Nothing is stored yet: by contract, this is how the service says it. */
const isExpected = (url: string): boolean => url.includes('/wgt/document/preview/');

export const noteComplaints = async (page: Page): Promise<readonly string[]> => {
  const complaints: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() >= 400 && !isExpected(answer.url()))
      complaints.push(`${answer.status()} ${answer.url()}`);
  });
  await page.exposeFunction('noteViolation', (line: string) => void complaints.push(line));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (line: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      noteViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  return complaints;
};
