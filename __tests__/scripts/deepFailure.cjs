const deep = (calls) => {
  if (calls === 0) throw new Error('the database has no port');
  deep(calls - 1);
};

module.exports = () => deep(9);
