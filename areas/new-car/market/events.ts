import { type CallData, questionsTo } from '@portal/shell';

/** The days of events, and the prices they were announced at. */
export const eventDays = questionsTo('newCarEvents');

export type EventDays = CallData<'newCarEvents'>;

/** Cars that are announced for a day or a month that is not over. */
export const comingCars = questionsTo('comingSoonModel');

export type ComingCars = CallData<'comingSoonModel'>;
