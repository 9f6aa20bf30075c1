/**
 * A control and its elements, which a program or the browser may change without an event: an extension, a
 * password manager, WebKit's page cache.
 */
export interface ShownField<Value> {
  /** Undefined if the elements are not there. */
  readonly read: () => Value | undefined;
  /** Returns what they showed when the control last wrote or heard of them. */
  readonly rendered: () => Value;
  readonly show: (value: Value) => void;
  /** As if the applicant had entered it. Absent if the applicant cannot change it. */
  readonly take?: (value: Value) => void;
}

export interface ShownFields {
  readonly register: <Value>(field: ShownField<Value>) => () => void;
  /** True if an element had been changed without an event. */
  readonly adopt: () => boolean;
  /** Adopts nothing more until `restore`: the browser may empty the elements. */
  readonly suspend: () => void;
  /** Called again, it shows those that were emptied since: WebKit empties inputs late. */
  readonly restore: () => void;
  /** Shows what was emptied, for the last time: from now on an empty element was emptied by somebody. */
  readonly resume: () => void;
}

interface Handlers {
  readonly adopt: () => boolean;
  readonly restore: () => boolean;
  readonly isEmptied: () => boolean;
}

const EMPTY: readonly unknown[] = ['', false];

const handlersOf = <Value>({ read, rendered, show, take }: ShownField<Value>): Handlers => {
  const onChange = (handle: (value: Value) => void) => (): boolean => {
    const value = read();
    if (value === undefined || value === rendered()) return false;
    handle(value);
    return true;
  };
  const restore = () => show(rendered());
  const isEmptied = () => EMPTY.includes(read());
  return { adopt: onChange(take ?? restore), restore: onChange(restore), isEmptied };
};

export function createShownFields(): ShownFields {
  const all = new Set<Handlers>();
  /** 'away': in the page cache. 'back': restored, where WebKit may still empty elements. */
  let phase: 'here' | 'away' | 'back' = 'here';
  const restore = () => {
    for (const one of all) if (phase === 'away' || one.isEmptied()) one.restore();
    phase = 'back';
  };
  return {
    register: (field) => {
      const handlers = handlersOf(field);
      all.add(handlers);
      return () => all.delete(handlers);
    },
    adopt: () => {
      if (phase === 'away') return false;
      if (phase === 'back') restore();
      return [...all].filter(({ adopt }) => adopt()).length > 0;
    },
    suspend: () => {
      phase = 'away';
    },
    restore,
    resume: () => {
      restore();
      phase = 'here';
    },
  };
}
