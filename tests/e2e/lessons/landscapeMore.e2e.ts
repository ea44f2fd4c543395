import { it } from 'vitest';
import { lessonList, lessonsOf, playLesson } from '../support/lessons.ts';
import { stage } from '../support/stage.ts';

const on = stage();
const list = lessonList(on);
const [, ...others] = lessonsOf('landscape');

it.each(others.filter((_, i) => i % 2 === 1))('%s, to its end', (id) => playLesson(list, id), 120_000);
