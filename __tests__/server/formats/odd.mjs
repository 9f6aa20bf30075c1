const held = [];
const acts = {
  answer: () => ({ result: 'answered' }),
  wear: () => ({ result: 'answered', isWorn: true }),
  end: () => process.exit(1),
  hang: () => undefined,
  loop: () => {
    for (;;) held.length = 0;
  },
  allocate: ({ megabytes }) => {
    try {
      held.push(Buffer.alloc(megabytes * 2 ** 20, 1));
      return { result: 'allocated' };
    } catch {
      return { result: 'refused' };
    }
  },
  heap: () => {
    for (;;) held.push({ [held.length]: `${held.length}` });
  },
};
process.on('message', (message) => {
  const answer = acts[message.act](message);
  if (answer) process.send(answer);
});
process.on('disconnect', () => process.exit());
process.send('ready');
