// Written by npm run areas: the code of the pages that area.ts lists.
import { AnswerPage } from './pages/answer/answer-page.tsx';

export default {
  answer: AnswerPage,
};
