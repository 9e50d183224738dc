import type { Scene } from '../../../content/shapes.ts';
import classes from './ShopScene.module.css';

const tones = [classes.sand, classes.mint, classes.iris, classes.rose, classes.sky, classes.straw];

/** A decorative drawing: a shop with a conversation in its corner. */
export const ShopScene = ({ scene }: { scene: Scene }) => (
  <div className={classes.scene} aria-hidden>
    <div className={classes.bar}>
      <i />
      <i />
      <i />
      <span>shop.example</span>
    </div>
    <div className={classes.page}>
      <div className={classes.shelf}>
        {tones.map((tone) => (
          <div key={tone} className={classes.product}>
            <b className={tone} />
            <u />
            <u />
          </div>
        ))}
      </div>
      <div className={classes.panel}>
        <div className={classes.head}>Shop Recommender</div>
        <div className={classes.talk}>
          <p className={classes.bot}>{scene.question}</p>
          <p className={classes.me}>{scene.answer}</p>
          <p className={classes.bot}>{scene.advice}</p>
          <div className={classes.cards}>
            {scene.products.map(({ name, price }, place) => (
              <div key={name}>
                <b className={tones[place]} />
                <span>{name}</span>
                <em>{price}</em>
              </div>
            ))}
          </div>
        </div>
        <div className={classes.answers}>
          {scene.suggestions.map((suggestion) => (
            <span key={suggestion}>{suggestion}</span>
          ))}
        </div>
      </div>
    </div>
  </div>
);
