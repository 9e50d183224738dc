import { colorNames, colorPalettes, cornerNames, popupKinds, type ShopColors } from '@parley/contract';
import { quickTriggerNames, triggers } from '@parley/contract/triggers';
import { type Trouble, worded } from '../../../lib/calls/trouble.ts';
import { Button } from '../../../ui/site/Button.tsx';
import { CheckField, ChoiceGroup, FieldGroup, Swatch } from '../../../ui/site/Choice.tsx';
import { FieldErrors, PasswordField, TextField } from '../../../ui/site/Field.tsx';
import { Message } from '../../../ui/site/Message.tsx';
import type { CustomizeWords, DemoWords } from '../words.ts';
import type { Look } from './look.ts';
import classes from './QuickCustomizationForm.module.css';

interface QuickCustomizationFormProps {
  words: CustomizeWords;
  refusals: DemoWords['refusals'];
  /** The e-mail address of the account. */
  username: string;
  onUsername: (username: string) => void;
  /** The current choices; the draft's own suggestions are in the shop's language. */
  look: Look;
  /** The colours that were found in the shop. */
  shop: { colors: ShopColors } | null;
  /** Below the button: until when the draft is kept. */
  note: string;
  busy: boolean;
  trouble: Trouble | null;
  onChange: (look: Look) => void;
  onSubmit: (account: { username: string; password: string }) => void;
  /** Links to log in to an existing account. */
  loginPath: string;
  forgottenPath: string;
}

/** The choice of the shop's own colours, beside the names of the specification. */
const ofShop = 'shop' as const;

/** Colour, corner, display, triggers, suggestions and the account (specification section 3, Quick customization). */
export const QuickCustomizationForm = (props: QuickCustomizationFormProps) => {
  const { words, look, shop, trouble, onChange } = props;
  const named = (value: string) => words.choices[value] ?? value;
  const set = (change: Partial<Look>) => onChange({ ...look, ...change });
  const refusal = trouble && worded({ ...trouble, fields: plainNames(trouble.fields) }, props.refusals);
  return (
    <form
      className={classes.form}
      aria-labelledby="customize"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        if (!props.busy) props.onSubmit({ username: String(fields.get('username')), password: String(fields.get('password')) });
      }}
    >
      <FieldErrors value={refusal?.fields ?? {}}>
        <div className={classes.choices}>
          <h2 id="customize">{words.title}</h2>
          <ChoiceGroup<Look['color'] | typeof ofShop>
            name="color"
            label={words.color}
            look="swatches"
            options={[
              ...colorNames.map((value) => ({ value, label: named(value), mark: <Swatch color={colorPalettes[value].strong} /> })),
              ...(shop ? [{ value: ofShop, label: words.shopColors, mark: <Swatch color={shop.colors.strong} /> }] : []),
            ]}
            value={look.shopColors ? ofShop : look.color}
            onChange={(color) => set(color === ofShop ? { shopColors: true } : { color, shopColors: false })}
          />
          <div className={classes.pair}>
            <ChoiceGroup
              name="corner"
              label={words.corners}
              look="segments"
              options={cornerNames.map((value) => ({ value, label: named(value) }))}
              value={look.corner}
              onChange={(corner) => set({ corner })}
            />
            <ChoiceGroup
              name="display"
              label={words.display}
              look="segments"
              options={popupKinds.map((value) => ({ value, label: named(value) }))}
              value={look.popupOrChatbot}
              onChange={(popupOrChatbot) => set({ popupOrChatbot })}
            />
          </div>
          <div className={classes.triggers}>
            <FieldGroup label={words.opens}>
              {quickTriggerNames.map((name) => {
                const { setting } = triggers[name];
                return (
                  <CheckField key={name} checked={look[setting]} onChange={(checked) => set({ [setting]: checked })}>
                    {words.triggers[name]}
                  </CheckField>
                );
              })}
            </FieldGroup>
          </div>
          <div className={classes.compact}>
            <FieldGroup label={words.suggestions.title}>
              {(
                [
                  ['suggestionFirst', words.suggestions.first],
                  ['suggestionSecond', words.suggestions.second],
                  ['suggestionThird', words.suggestions.third],
                ] as const
              ).map(([name, label], at) => (
                <TextField
                  key={name}
                  name={name}
                  label={label}
                  maxLength={200}
                  placeholder={words.suggestions.examples[at]}
                  value={look[name]}
                  onChange={(event) => set({ [name]: event.target.value })}
                />
              ))}
            </FieldGroup>
          </div>
        </div>
        <div id="account" className={classes.account}>
          <h3>{words.account}</h3>
          <div className={classes.line}>
            <TextField
              name="username"
              label={words.username}
              type="email"
              required
              autoComplete="username"
              value={props.username}
              onChange={(event) => props.onUsername(event.target.value)}
            />
          </div>
          <div className={classes.line}>
            <PasswordField
              name="password"
              label={words.password}
              hint={words.passwordHint}
              required
              minLength={8}
              autoComplete="new-password"
              show={words.show}
              hide={words.hide}
            />
          </div>
          {refusal && Object.keys(refusal.fields).length === 0 && <Message>{refusal.message}</Message>}
          {trouble?.code === 'account_not_made' && (
            <p className={classes.ways}>
              <a href={props.loginPath}>{words.logIn}</a>
              <a href={props.forgottenPath}>{words.newPassword}</a>
            </p>
          )}
          <Button type="submit" size="lg" busy={props.busy}>
            {words.button}
          </Button>
          <p className={classes.note}>{props.note}</p>
        </div>
      </FieldErrors>
    </form>
  );
};

/** The server names fields by their path in the body; the form's names lack the prefix. */
const plainNames = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace(/^quickCustomization\./, ''), text]));
