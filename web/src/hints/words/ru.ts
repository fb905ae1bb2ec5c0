// What hints say, in Russian.

import type { Entry } from '../../words/en';
import type { Key } from './en';

export const ru: Record<Key, Entry> = {
  title: 'Подсказка',
  looking: 'Считаем дальше',
  looked: 'Просчитано глубже',
  seen: 'Просчитано до самого конца',
  win: '{chance} на победу',
  wins: 'наверняка побеждает',
  loses: 'наверняка проигрывает',
  lead: 'отрыв {value}',
  lead_about: 'отрыв {value} ± {error}',
  better: 'По сравнению со следующим вариантом',
  against: 'По сравнению с первым вариантом',
  same: 'Разницы почти не видно.',
  choose: 'Показать на столе',
};
