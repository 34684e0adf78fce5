import { useFormat } from '#components/providers/use-format.ts';
import { useText } from '#components/providers/use-text.ts';
import type { Money, PriceRange } from '#lib/contract/money.ts';
import { writeMoney, writePrice } from '#lib/format/minor-units.ts';

/** Sums and prices (minor units) as the reader's locale writes them. The page reads the texts of `plans`. */
export function useMoney() {
  const { locale } = useFormat();
  const plans = useText('plans');
  const look = { locale, toman: (amount: string) => plans('toman', { amount }) };
  return {
    money: (sum: Money): string => writeMoney(sum, look),
    price: (price: PriceRange): string => writePrice(price, look),
  };
}
