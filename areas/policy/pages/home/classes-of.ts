import { classNames } from '@portal/ui';
import type { NextChange } from '../../data/days.ts';
import classes from './scale.module.css';

/** The mark of a change: a full dot comes into force, a ring ends. */
export const classesOf = (kind: NextChange['kind']): string => classNames(classes.dot, classes[kind]);
