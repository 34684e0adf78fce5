import { SANDBOX_PATH } from '#server/modules/payments/sandbox-gateway.ts';
import { STRIPE_WEBHOOK } from '#server/modules/payments/stripe-webhook.ts';
import { type Asked, type Asks, each, type Scene } from './asked.ts';
import { send } from './send.ts';
import { order } from './things.ts';

async function start({ world }: Scene, gateway: 'sandbox' | 'stripe'): Promise<Asked> {
  const by = await world.person();
  return { by, body: { orderId: await order(world, by, 'awaiting_payment'), gateway, locale: 'en-US' } };
}

/** Begins a payment; gives the address of the pay page. */
async function begun(scene: Scene, gateway: 'sandbox' | 'stripe'): Promise<string> {
  const { body } = await send(scene.world, 'POST payments', await start(scene, gateway));
  return ((await body.json()) as { redirectUrl: string }).redirectUrl; // by the contract
}

const authorityOf = (redirectUrl: string): string => redirectUrl.split('/').at(-1) ?? '';

/** The button of the sandbox's page that pays. */
const approve = (authority: string): Asked => ({
  params: { authority },
  body: 'decision=approve',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  answer: 303,
});

const PAGE = `${SANDBOX_PATH}/:authority`;

/** Calls with which money comes. */
export const PAYMENT_CALLS: Asks = {
  'POST payments (sandbox)': each((scene) => start(scene, 'sandbox')),
  'POST payments (stripe)': each((scene) => start(scene, 'stripe')),
  'POST payments/verify': each(async (scene) => {
    const paid = approve(authorityOf(await begun(scene, 'sandbox')));
    const { headers, body } = await send(scene.world, `POST ${PAGE}`, paid);
    await body.dump();
    return { body: { params: Object.fromEntries(new URL(String(headers.location)).searchParams) } };
  }),
  [`POST ${STRIPE_WEBHOOK}`]: each(async (scene) => {
    const { stripe } = scene.world.outside;
    const address = await begun(scene, 'stripe');
    stripe.decide(address, 'pay');
    const { body, signature } = stripe.message(address, 'checkout.session.completed', new Date());
    return { body, headers: { 'stripe-signature': signature } };
  }),
  [`GET ${PAGE}`]: each(async (scene) => ({ params: { authority: authorityOf(await begun(scene, 'sandbox')) } })),
  [`POST ${PAGE}`]: each(async (scene) => approve(authorityOf(await begun(scene, 'sandbox')))),
};
