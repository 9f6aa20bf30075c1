export default new Proxy<Record<string, string>>({}, { get: (_target, key) => String(key) });
