import { namesFolder } from '../../scripts/build/refuse-assets';

it('knows the folder of the build from a path that ends alike', () => {
  const says = (text: string) => namesFolder(text, '/app');
  const named = ['"/app/src/main.ts"', 'file:///app/src', '/app', "x='/app'"];
  const others = ['apertura:///./src/app/main.tsx', '../app/x', '/apple', '/app.js', '/app-x'];
  expect(named.filter((text) => !says(text))).toEqual([]);
  expect(others.filter(says)).toEqual([]);
});
