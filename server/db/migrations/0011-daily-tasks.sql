-- When tasks that run once a day, in one process of the site, ran last.
create table daily_task (
  name text primary key,
  last_run text not null
);
