import { useAnswer } from '@portal/shell';
import type { Answered } from '@portal/ui';
import { type Answer, catalogues, market, useStanding } from '@portal/ui/analysis';
import { followedTrims } from '../../market/forerunners.ts';
import { equipmentOfTwoYears, pricesOfTwoYears } from '../../market/questions.ts';

/** The trims of a car in the year of an event, beside those of the year before. @param day of the event; null: no car */
export function useForerunner(subModel: string | null, day: string) {
  const standing = useStanding('configuration', subModel !== null);
  const isPriced = useStanding('price', subModel !== null) === 'open';
  const isOpen = subModel !== null && standing === 'open';
  const catalogue = useAnswer(catalogues, isOpen ? { dataset: 'configuration' } : null);
  const { last } = catalogue.answer ?? {};
  // A model year is announced before its equipment is counted.
  const year = last === undefined ? null : [day.slice(0, 4), last.slice(0, 4)].sort()[0];
  const equipment = useAnswer(market, isOpen && year ? equipmentOfTwoYears(subModel, year) : null);
  const prices = useAnswer(market, isOpen && year && isPriced ? pricesOfTwoYears(subModel, year) : null);
  const isComplete = equipment.answer && (!isPriced || prices.answer);
  const failed = [catalogue, equipment, prices].find(({ error }) => error !== undefined);
  const answered: Answered<Answer> = {
    ...equipment,
    answer: isComplete ? equipment.answer : undefined,
    waiting: equipment.waiting || prices.waiting,
    ...(failed && { error: failed.error, retry: failed.retry }),
  };
  return {
    standing,
    isPriced,
    year,
    answered,
    trims: equipment.answer && year && isComplete ? followedTrims(equipment.answer, prices.answer, year) : [],
  };
}
