-- Reserves tokens of a model in all accounts of a day, or says in which there is room (assistant/models/spending/store.ts). A function, so that each of its statements
-- is planned for the owner's machine where the tables are spread (decision 081), and still all are one round trip and one transaction.
CREATE FUNCTION "reserve_tokens" (owner integer, of_day date, reservation uuid, names text[], most bigint[], wanted bigint, likely integer, ends timestamptz, alone boolean)
RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE
  account record;
  raised integer := 0;
BEGIN
  PERFORM set_config('synchronous_commit', 'off', true);
  -- The owner's account has no name, so it comes last. Every reservation takes its locks in this order.
  FOR account IN SELECT who, limits FROM unnest(names, most) AS accounts (who, limits) ORDER BY who DESC LOOP
    IF account.who = '' THEN
      CONTINUE WHEN account.limits < wanted OR raised < cardinality(names) - 1;
      INSERT INTO assistant_spending AS s (owner_id, day, who, reserved) VALUES (owner, of_day, '', wanted)
      ON CONFLICT (owner_id, day, who) DO UPDATE SET reserved = s.reserved + excluded.reserved
        WHERE s.spent + s.reserved + excluded.reserved <= account.limits AND (s.reserved + s.spent = 0 OR NOT alone);
    ELSE
      INSERT INTO assistant_spending AS s (owner_id, day, who, reserved) VALUES (owner, of_day, account.who, wanted)
      ON CONFLICT (owner_id, day, who) DO UPDATE SET reserved = s.reserved + excluded.reserved
        WHERE s.spent + s.reserved = 0 OR s.spent + s.reserved + excluded.reserved <= account.limits;
    END IF;
    CONTINUE WHEN NOT FOUND;
    raised := raised + 1;
    RETURN NEXT account.who;
    IF account.who = '' THEN
      INSERT INTO assistant_reservations (owner_id, id, day, who, tokens, expected, expires_at)
      VALUES (owner, reservation, of_day, names, wanted, likely, ends);
    END IF;
  END LOOP;
END
$$;
