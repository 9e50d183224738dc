import { Link } from 'react-router';
import type { CaseStudyCard } from '../../../content/page.ts';
import { useLanguage } from '../../../lib/site/useLanguage.ts';
import classes from './CaseStudyCards.module.css';

interface Props {
  list: readonly CaseStudyCard[];
  /** Marks sample content. */
  sample: string;
  read: string;
}

/** Cards that link to all case studies. */
export const CaseStudyCards = ({ list, sample, read }: Props) => {
  const { to } = useLanguage();
  return (
    <ul className={classes.cards}>
      {list.map(({ slug, name, text }) => (
        <li key={slug}>
          <Link to={to(`/case-studies/${slug}`)} prefetch="intent">
            <span className={classes.initial} aria-hidden>
              {name[0]}
            </span>
            <span className={classes.sample}>{sample}</span>
            <h3>{name}</h3>
            <p>{text}</p>
            <span className={classes.read}>{read} →</span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
