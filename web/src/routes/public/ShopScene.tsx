import classes from './ShopScene.module.css';

const shelf = ['#e9d8c3', '#cfe0d6', '#d8d4ee', '#f1d9d2', '#d5e3ee', '#efe6c8'];

/** A drawing for the eye only: a shop, and in its corner the conversation that finds the right thing. */
export const ShopScene = () => (
  <div className={classes.scene} aria-hidden>
    <div className={classes.bar}>
      <i />
      <i />
      <i />
      <span>shop.example</span>
    </div>
    <div className={classes.page}>
      <div className={classes.shelf}>
        {shelf.map((tone) => (
          <div key={tone} className={classes.product}>
            <b style={{ background: tone }} />
            <u />
            <u />
          </div>
        ))}
      </div>
      <div className={classes.panel}>
        <div className={classes.head}>Shop Recommender</div>
        <div className={classes.talk}>
          <p className={classes.bot}>How do you brew your coffee?</p>
          <p className={classes.me}>French press, and I like it mild</p>
          <p className={classes.bot}>Then these will suit you. Both are ground coarse and roasted light.</p>
          <div className={classes.cards}>
            <div>
              <b style={{ background: '#e9d8c3' }} />
              <span>Morning Blend</span>
              <em>12.90 €</em>
            </div>
            <div>
              <b style={{ background: '#cfe0d6' }} />
              <span>Highland Light</span>
              <em>14.50 €</em>
            </div>
          </div>
        </div>
        <div className={classes.answers}>
          <span>Show me more</span>
          <span>Shipping?</span>
        </div>
      </div>
    </div>
  </div>
);
