-- Who has set the time at which a change set is published.
alter table change_set add column scheduled_by_id text;
alter table change_set add column scheduled_by text;
