/** The order in which Vitest runs test files: without results of an earlier run it begins with the largest, so small files that take long would end alone. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take long, as paths from the root. */
const longest = ['bench/eval/rates.test.ts'];

/** Runs the files that take longest first, and the others in Vitest's own order. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
