import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { greetingCopy } from '../../src/copy/contact-info';
import { introCopy } from '../../src/copy/contact-info-intro';
import { textOf } from './firstText';

function Page() {
  const [isLeft, setIsLeft] = useState(false);
  if (isLeft) return h('h1', null, greetingCopy.title);
  return h(
    'main',
    null,
    ...textOf().map(({ tag, text }) => h(tag, { key: text }, text)),
    h('button', { onClick: () => setIsLeft(true) }, introCopy.start),
  );
}

const container = document.getElementById('root');
if (container) createRoot(container).render(h(Page));
