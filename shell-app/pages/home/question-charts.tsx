import { useId } from 'react';
import { PublicChart } from '../public-chart/public-chart.tsx';
import { ProductWays } from '../solutions/product-ways.tsx';
import { useTranslate } from './phrases.ts';
import classes from './question-charts.module.css';

/** What is asked, the small chart of today's release that answers it, and the product that has more. */
const questions = [
  { question: 'question1', answer: 'answer1', chart: 'brands', product: 'sales' },
  { question: 'question2', answer: 'answer2', chart: 'fuels', product: 'new-energy' },
  { question: 'question3', answer: 'answer3', chart: 'price-index', product: 'price' },
] as const;

/** Three questions with their answers; where figures were imported, which are not for everybody, in words alone. */
export function QuestionCharts() {
  const say = useTranslate();
  const title = useId();
  return (
    <section className={classes.section} aria-labelledby={title} data-testid="home-questions">
      <header>
        <h2 id={title}>{say('questions')}</h2>
        <p>{say('questionsText')}</p>
      </header>
      <ul className={classes.questions}>
        {questions.map(({ question, answer, chart, product }) => (
          <li key={question}>
            <h3>{say(question)}</h3>
            <p>{say(answer)}</p>
            <PublicChart name={chart} />
            <ProductWays keys={[product]} />
          </li>
        ))}
      </ul>
    </section>
  );
}
