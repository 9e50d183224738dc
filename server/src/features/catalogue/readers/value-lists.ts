/** Lists of values by name. `add` appends in constant time; copying the list for each value would take quadratic time. */
export class ValueLists extends Map<string, string[]> {
  add(name: string, value: string): void {
    const list = this.get(name);
    if (list) list.push(value);
    else this.set(name, [value]);
  }
}
