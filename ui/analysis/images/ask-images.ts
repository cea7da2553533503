import { questionsTo } from '@portal/shell';

/** The first picture of each of some cars; nothing for an account without the product. */
export const carImages = questionsTo('imagesOfCars');
