/** A function that makes the value of a key when it is first asked for, and keeps it. For values of a few fixed keys, such as languages. */
export function onDemand<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as Value;
  };
}
