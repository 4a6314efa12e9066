import { calls } from '../../contract/calls.ts';
import { RESULT_HEADER } from '../../contract/resultReport.ts';

/** Checks that the JSON or report of a successful answer has exactly the fields of the contract. */
export async function expectContract(path: string, method: string, response: Response): Promise<void> {
  if (!response.ok) return;
  const call = Object.values(calls).find((each) => each.method === method && matchesPath(each.path, path));
  if (!call || call.response === 'nothing') return;
  if ('report' in call.response) {
    const report: unknown = JSON.parse(Buffer.from(response.headers.get(RESULT_HEADER) ?? '', 'base64url').toString());
    expect(call.response.report.parse(report)).toEqual(report);
  }
  if (!('body' in call.response) || !response.headers.get('Content-Type')?.includes('application/json')) return;
  const body: unknown = await response.clone().json();
  expect(call.response.body.parse(body)).toEqual(body);
}

function matchesPath(pattern: string, path: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
