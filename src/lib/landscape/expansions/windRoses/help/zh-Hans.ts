import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    rose: '风玫瑰',
    'rose.1':
      '起始板块有橙色玫瑰。把有象限标记的板块放在从玫瑰看去的该象限内，立即得 3 分。玫瑰所在的行和列属于两侧的象限。板块自身的朝向无关。',
    'rose.2': '蓝色玫瑰放下后，象限以它为准，随它的朝向转动：边上的尖角是它的北。'
  },
  learn: {
    lay: '这个标记指向东北。放在东侧。',
    end: '在玫瑰的东北：3 分。'
  }
} satisfies Translation<typeof en>;
