import { clickIsOver, runAfterClick } from '../../src/ui/shell/afterClick';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

/** jsdom has no pointer events. */
const happens = (type: string, pointerType = 'mouse', target: Element = document.body): void => {
  const event = new MouseEvent(type, { bubbles: true });
  Object.assign(event, { pointerType, isPrimary: true });
  target.dispatchEvent(event);
};

const course = (...types: (string | number)[]): string[] => {
  let isDone = false;
  return types.map((type) => {
    if (typeof type === 'number') jest.advanceTimersByTime(type);
    else if (type === 'blur') runAfterClick(() => (isDone = true));
    else happens(...(type.split(' ') as [string, string]));
    return isDone ? 'done' : '';
  });
};

it('a touch that ends before it leaves the field moves nothing until its click', () => {
  const touch = ['pointerdown touch', 'pointerup touch', 300, 'blur', 'click', 0];
  expect(course(...touch)).toEqual(['', '', '', '', '', 'done']);
});

it('a pen is lifted like a finger', () => {
  expect(course('pointerdown pen', 'pointerup pen', 300, 'blur', 'click', 0).at(-2)).toBe('');
});

it('work that throws leaves the other work, and is reported', () => {
  const after = jest.fn();
  happens('pointerdown');
  runAfterClick(() => {
    throw new Error('planted');
  });
  runAfterClick(after);
  happens('click');
  expect(() => jest.advanceTimersByTime(1)).toThrow('planted');
  expect(after).toHaveBeenCalledTimes(1);
});

it('a mouse that is pressed for long moves nothing until its click', () => {
  expect(course('pointerdown', 'blur', 3000, 'pointerup', 'click', 0)).toEqual(['', '', '', '', '', 'done']);
});

it('a scrolling finger, a press without click and one without end hold nothing up for long', () => {
  expect(course('pointerdown touch', 'blur', 'pointercancel touch', 0).at(-1)).toBe('done');
  expect(course('pointerdown touch', 'blur', 'pointerup touch', 400, 1).at(-1)).toBe('done');
  expect(course('pointerdown', 'blur', 5000, 1).at(-1)).toBe('done');
});

it('without a press the work is done at once', () => {
  expect(course('blur')).toEqual(['done']);
  expect(clickIsOver()).toBeUndefined();
});

it('a press on a list, of which some browsers do not report the end, waits half a second', () => {
  const list = document.body.appendChild(document.createElement('select'));
  happens('pointerdown', 'mouse', list);
  expect(course('blur', 499, 1, 1)).toEqual(['', '', '', 'done']);
  list.remove();
});
