import classes from './Faq.module.css';

interface Props {
  list: readonly { question: string; answer: readonly string[] }[];
}

/** Questions that open one by one; readable and searchable without a script. */
export const Faq = ({ list }: Props) => (
  <div className={classes.faq}>
    {list.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          <h3>{question}</h3>
        </summary>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
    ))}
  </div>
);
