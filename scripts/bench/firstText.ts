import { introCopy } from '../../src/copy/contact-info-intro';

export const textOf = (): readonly { readonly tag: string; readonly text: string }[] => {
  const { ready } = introCopy;
  const items = [ready.documents, ready.vatNumber, ready.camera, ready.place];
  const facts = [introCopy.time, introCopy.privacy];
  const titled = ({ title, text }: { title: string; text: string }) => [
    { tag: 'h3', text: title },
    { tag: 'p', text },
  ];
  return [
    { tag: 'h1', text: introCopy.title },
    { tag: 'p', text: introCopy.lead },
    { tag: 'p', text: introCopy.resume },
    { tag: 'h2', text: introCopy.readyTitle },
    ...items.flatMap(titled),
    { tag: 'h2', text: introCopy.knowTitle },
    ...facts.flatMap(titled),
  ];
};
