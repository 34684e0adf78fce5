/** What a gateway wrote into the address it led back to, as it stands there. */
export interface PaymentReturn {
  readonly params: Readonly<Record<string, string>>;
  /** A number by which support finds the payment. */
  readonly number: string | undefined;
}

/** Where gateways and the service itself put the number, the one the bank knows first. */
const NUMBERS = ['Authority', 'session_id', 'payment'];

/** Limits of the call (`verifyPayment`); what is longer was not written by a gateway. */
const MAX_PARAMETERS = 20;
const LONGEST_NAME = 60;
const LONGEST_VALUE = 500;

/** Reads the parameters of a return address; `undefined` where there are none to ask with. */
export function readReturn(search: string): PaymentReturn | undefined {
  const given = [...new URLSearchParams(search)]
    .filter(([name, value]) => name !== '' && name.length <= LONGEST_NAME && value.length <= LONGEST_VALUE)
    .slice(0, MAX_PARAMETERS);
  if (given.length === 0) return undefined;
  const params = Object.fromEntries(given);
  return { params, number: NUMBERS.map((name) => params[name]).find((value) => value) };
}
