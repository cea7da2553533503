import { coveredMonths, type Dataset } from '../dataset.ts';
import type { Chain, Dimension } from '../dimension.ts';
import { period } from '../fact-dimensions.ts';
import type { Indicator } from '../indicator.ts';
import { enumerated, named, text } from '../members/declare.ts';
import { product } from '../members/product.ts';
import { momOf, toDateOf, yoyOf } from '../usual-indicators.ts';
import { launchFile } from './file.ts';
import { launchKinds, launchSources } from './kinds.ts';

/** Events with their kind, their day as 2026-03-15, or 2026-03 where no day is known, and who reported them. */
const event = { name: 'launch_event', id: 'launch_event_id', codes: ['kind', 'day', 'reported_by'] };

const events = {
  key: 'events',
  tables: [event],
  dimensions: {
    eventKind: enumerated(
      launchKinds,
      [event, 'kind'],
      text('事件类型', 'Kind of event'),
      text('新车从亮相到停售的各个节点', 'The stages of a car from its unveiling to the day it is discontinued'),
    ),
    eventSource: enumerated(
      launchSources,
      [event, 'reported_by'],
      text('消息来源', 'Reported by'),
      text('新车事件由谁发布', 'Who reported the event'),
    ),
    event: named(
      event,
      'eventKind',
      text('事件', 'Event'),
      text('某子车型在某日的一个节点', 'A stage of a sub-model, on a day'),
    ),
  },
} as const satisfies Chain;

const units = text('次', 'events');
const count = { key: 'events', name: text('新车事件', 'Events') };

/** Events of sub-models: when each was unveiled, launched, renewed and discontinued. */
export const launch = {
  key: 'launch',
  name: text('新车上市', 'Launches'),
  // Trends, prices and fast views mark the launches of their cars.
  products: ['new-car', 'sales', 'price', 'model-fastview'],
  facts: {
    table: 'launch_fact',
    source: null,
    chains: [
      { chain: product, column: 'sub_model_id' },
      { chain: events, column: 'launch_event_id' },
    ],
    figures: ['events'],
    counted: 'events',
    rollups: [],
    uneven: true,
  },
  dimensions: { period, ...product.dimensions, ...events.dimensions } satisfies Record<string, Dimension>,
  indicators: {
    events: {
      kind: 'additive',
      column: 'events',
      format: 'count',
      unit: units,
      name: count.name,
      definition: text('时段内发生的新车事件数', 'Events of cars in the period'),
      formula: text('时段内各月事件数之和', 'Sum of the months in the period'),
    },
    eventSubModels: {
      kind: 'distinct',
      of: 'subModel',
      format: 'count',
      unit: text('款', 'sub-models'),
      name: text('涉及子车型', 'Sub-models with events'),
      definition: text(
        '时段内有事件的子车型数，每个只计一次',
        'Sub-models with an event in the period, each counted once',
      ),
      formula: text('有事件的子车型数（去重）', 'Number of distinct sub-models with an event'),
    },
    eventBrands: {
      kind: 'distinct',
      of: 'brand',
      format: 'count',
      unit: text('个', 'brands'),
      name: text('涉及品牌', 'Brands with events'),
      definition: text('时段内有事件的品牌数，每个只计一次', 'Brands with an event in the period, each counted once'),
      formula: text('有事件的品牌数（去重）', 'Number of distinct brands with an event'),
    },
    eventsToDate: toDateOf(count, units),
    yoyEvents: yoyOf(count),
    momEvents: momOf(count),
  } as const satisfies Record<string, Indicator>,
  reported: { by: ['subModel', 'event'], figures: ['events'] },
  covered: coveredMonths('launch'),
  file: launchFile,
} as const satisfies Dataset;
