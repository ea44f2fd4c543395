export const RETRY_BUDGET: number;
export function readReport(
  json: string,
  code: number,
  root: string
): {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  readonly retried: readonly string[];
};
