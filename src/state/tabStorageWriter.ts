/** Null removes. */
export const writeTab = (name: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Full or refused: the next load starts without.
  }
};

/** All that the app has kept in this tab. */
export const forgetTab = (): void => {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith('apertura.')) sessionStorage.removeItem(name);
  } catch {
    // A storage that refuses to forget refused to remember.
  }
};
