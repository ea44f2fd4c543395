import { it } from 'vitest';
import { lessonsOf, playLesson } from '../support/lessons.ts';
import { stage } from '../support/stage.ts';

const on = stage();
const [, ...others] = lessonsOf('landscape');

it.each(others.filter((_, i) => i % 2 === 1))('%s, to its end', (id) => playLesson(on, id), 120_000);
