import { counted, type Fault, none } from './fault.ts';
import { cutPower } from './power-cuts.ts';

export const power: Fault = {
  name: 'power',
  what: 'R9: power cuts under the embedded database, and under PGlite as it comes (--rounds)',
  async run({ rounds = 20 }) {
    const ours = await cutPower(rounds, 'durable');
    const stock = await cutPower(Math.ceil(rounds / 4), 'stock');
    return [
      counted('power cuts', ours.cuts),
      none(`lost of ${ours.acknowledged} acknowledged`, ours.lost),
      none('torn transactions', ours.torn),
      none('could not be opened', ours.unopened),
      {
        what: `stock PGlite: lost of ${stock.acknowledged} in ${stock.cuts} cuts`,
        value: stock.lost,
        shown: String(stock.lost),
        budget: { limit: 1, shown: '≥ 1', keeps: 'atLeast' }, // a test that cannot fail would prove nothing
      },
    ];
  },
};
