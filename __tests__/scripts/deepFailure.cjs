const deep = (calls) => {
  if (calls === 0) throw new Error('the database has no port');
  deep(calls - 1);
};

/** A globalSetup of jest whose error has a long stack. */
module.exports = () => deep(9);
